// The walls of docs/architecture.md. Each one is proved to stand by scripts/checks/checks.test.ts.
const { areas } = require('./scripts/checks/areas.ts');
const anyArea = `(${areas.join('|')})`;
// Tests stand beside what they test and may import everything; the code that ships may not.
const proofs = '\\.(test|samples|refusals)\\.tsx?$|/test/';
const code = { pathNot: proofs };
const npm = (...names) => `(^|/)node_modules/(${names.join('|')})/`;

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Nothing goes in circles, not even through what is loaded later.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'nothing-unresolved',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
    {
      name: 'contract-imports-zod-only',
      comment: 'The contract is what is spoken: shapes, no behaviour.',
      severity: 'error',
      from: { path: '^packages/contract/', ...code },
      to: { pathNot: ['^packages/contract/', npm('zod')] },
    },
    {
      name: 'rules-import-contract-and-temporal-only',
      comment: 'Rules decide; they cannot do input, output or tell the time.',
      severity: 'error',
      from: { path: '^packages/rules/', ...code },
      to: { pathNot: ['^packages/(contract|rules)/', npm('temporal-polyfill')] },
    },
    {
      name: 'phrases-import-nothing',
      comment: 'Phrases are words.',
      severity: 'error',
      from: { path: '^packages/phrases/', ...code },
      to: { pathNot: '^packages/phrases/' },
    },
    {
      name: 'world-is-plain-values',
      comment: 'The world says who and what: it speaks of the contract and the rules, and runs nothing of theirs.',
      severity: 'error',
      from: { path: '^packages/world/', ...code },
      to: { pathNot: '^packages/(contract|rules|world)/' },
    },
    {
      name: 'world-is-plain-values',
      comment: 'The world says who and what: it speaks of the contract and the rules, and runs nothing of theirs.',
      severity: 'error',
      from: { path: '^packages/world/', ...code },
      to: { path: '^packages/(contract|rules)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'client-imports-contract-only',
      comment: 'The client is for programs of others: it is built from the contract alone.',
      severity: 'error',
      from: { path: '^packages/client/', ...code },
      to: { pathNot: ['^packages/(client|contract)/', '^(node:)?(crypto|fs|path|url|child_process)$'] },
    },
    {
      name: 'only-the-demo-lives-in-the-world',
      comment: 'The product holds for every club: of its code only the demo, which is one world, and tests know the named one.',
      severity: 'error',
      from: { path: '^apps/', pathNot: ['^apps/server/src/demo/', proofs] },
      to: { path: '^packages/world/' },
    },
    {
      name: 'packages-know-no-app',
      comment: 'Apps import packages, never the other way round.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^(apps|e2e|bench|scripts)/' },
    },
    {
      name: 'apps-never-each-other',
      comment: 'Apps speak through the contract; the web never reaches server code.',
      severity: 'error',
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'web-is-for-browsers',
      comment: 'What the browser loads has no Node and no server library.',
      severity: 'error',
      from: { path: '^apps/web/src/', ...code },
      to: { path: npm('pg', 'kysely', 'fastify', '@fastify/[^/]+', 'pino', 'ws', 'aedes', 'mqtt') },
    },
    {
      name: 'web-uses-no-node',
      comment: 'What the browser loads has no Node and no server library.',
      severity: 'error',
      from: { path: '^apps/web/src/', ...code },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'platform-and-kit-know-no-area',
      comment: 'Pipes and kit have no business words.',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(platform|kit)/', ...code },
      to: { path: `^apps/[^/]+/src/${anyArea}/` },
    },
    // One direction: an area imports only areas to its left. The contract alone may be spoken by everybody: a call says
    // nothing about the code that answers it.
    ...areas.slice(0, -1).flatMap((area, place) => {
      const right = `(${areas.slice(place + 1).join('|')})`;
      const rule = {
        name: `${area}-looks-left-only`,
        comment: `Areas stand in one order (${areas.join(', ')}); imports go left. What must know something to its right asks through a port.`,
        severity: 'error',
      };
      return [
        {
          ...rule,
          from: { path: `^(apps/[^/]+/src|packages/rules)/${area}/`, ...code },
          to: { path: `^(apps/[^/]+/src|packages/rules)/${right}/` },
        },
        { ...rule, from: { path: `^packages/contract/${area}/`, ...code }, to: { path: `^packages/contract/${right}/` } },
      ];
    }),
    {
      name: 'features-are-entered-by-public',
      comment: 'Another feature is entered through its public.ts; the parts of an area are for its own features.',
      severity: 'error',
      from: { path: `^apps/([^/]+)/src/${anyArea}/([^/]+)/`, ...code },
      to: { path: `^apps/$1/src/${anyArea}/[^/]+/`, pathNot: ['^apps/$1/src/$2/($3|parts)/', '/public\\.ts$'] },
    },
    {
      name: 'samples-are-for-tests',
      comment: 'What proves the product (*.samples.ts, *.refusals.ts, test/) is no part of it.',
      severity: 'error',
      from: { path: '^apps/server/src/', ...code },
      to: { path: '^apps/server/src/(.*\\.(samples|refusals)\\.ts$|test/)' },
    },
    {
      name: 'manifests-are-for-the-index',
      comment: 'Features are joined by features.ts alone; what one needs of another comes as a part, or through its public.ts.',
      severity: 'error',
      from: { path: '^apps/server/src/', pathNot: ['^apps/server/src/features\\.ts$', proofs] },
      to: { path: '\\.feature\\.ts$' },
    },
    {
      name: 'pg-stays-in-its-room',
      comment: 'Only platform/database and the stores speak to PostgreSQL.',
      severity: 'error',
      from: {
        path: '^apps/server/src/',
        pathNot: ['\\.(store|facts)\\.ts$', '^apps/server/src/platform/database/', proofs],
      },
      to: { path: npm('pg', 'kysely'), dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.css$', '\\.svg$', '\\.woff2$'] },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
