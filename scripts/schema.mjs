import { root, withPackages } from './runtime.mjs';

// node scripts/schema.mjs --write: table types from the migrations, after a migration was added.
// node scripts/schema.mjs --dump 0012_what_it_does: before that migration is written, the world as it is without it.
await withPackages();
const { checkMigrations, writeSchema } = await import('./checks/database/migrations.ts');
const dump = process.argv.indexOf('--dump');
if (dump > 0) {
  const { writeWorld } = await import('./checks/database/worlds.ts');
  await writeWorld(root, process.argv[dump + 1] ?? '');
}
if (process.argv.includes('--write')) await writeSchema(root);
const problems = await checkMigrations(root);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
