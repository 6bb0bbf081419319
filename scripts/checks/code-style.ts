import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const sqlRooms = /\.(?:store|facts|samples|refusals|test)\.ts$|^apps\/server\/src\/platform\/database\/|\/test\//;
const statement =
  /['"`]\s*(?:select\s[^'"`]*?\sfrom|insert\s+into|update\s+[\w".]+\s+set|delete\s+from|with\s+\w+\s+as\s*\(|(?:create|alter|drop)\s+(?:table|index|function))\b/i;
const builder =
  /\bimport\s*\{[^}]*\bsql\b[^}]*\}\s*from\s*'kysely'|\.(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|forUpdate|forShare)\(/;
const vagueNames = /(?:^|[-/.])(?:utils?|helpers?|common|base|manager)(?:[-.][^/]*)?\.(?:tsx?|mjs|css)$/;
const vagueWords = /(?:\b(?:const|let|readonly)\s+|[({,[]\s*(?:\.\.\.|\w+:\s*)?)(given|asked|more|of)(?=\s*(?:[,})\]]|[:=?]\s))/;
const vagueProps = /<[A-Z][\w.]*(?:\s[^<>]*?)?\s(given|asked|more|of)=/;
/** The compiler cannot check the order of adjacent number ids (decision 0013). */
const bareIds = /\b(\w*(?:[iI]d|By)): number(?: \| null)?,\s+(\w*[iI]d): number\b/;
/** Decision 0012 gives the reason for each job that runs every minute. */
const everyMinuteCron = /['"`](?:\*|0-59)(?:\/1)?(?: +\*(?:\/1)?){4}/;
const everyMinute: readonly string[] = [
  'calendar/seats/queue/queue.service.ts',
  'community/badges/badges.jobs.ts',
  'community/levels/levels.jobs.ts',
  'live/class-sessions/class-sessions.service.ts',
  'office/integrations/integrations.jobs.ts',
  'office/notifications/notifications.jobs.ts',
];
const barrels = /\/index\.tsx?$/;
/** These views have data of all databases, so a query must select one. */
const ofTheWholeServer = /`[^`]*\bpg_(?:locks|stat_activity)\b[^`]*`|"[^"\n]*\bpg_(?:locks|stat_activity)\b[^"\n]*"/g;
const ofOneDatabase = /current_database\(\)|datname = \$1|pg_backend_pid\(\)\s*(?:and\b|= any)/;

export function checkCodeStyle(root: string): Problems {
  const problems: Problems = [];
  for (const file of ['packages', 'apps', 'e2e', 'bench', 'scripts'].flatMap((room) =>
    filesBelow(root, room, /\.(tsx?|mjs|css)$/),
  )) {
    if (vagueNames.test(file)) problems.push(`${file}: a name that says nothing; name it after what it does`);
    if (barrels.test(file)) problems.push(`${file}: a barrel; import the file itself`);
    const code = /\.tsx?$/.test(file)
      ? readSource(root, file).replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*|'[^'\n]*'|`[^`]*`/g, "''")
      : '';
    const vague = vagueWords.exec(code) ?? vagueProps.exec(code);
    if (vague) problems.push(`${file}: ${vague[1]} is no name of the field; say what it is`);
    const swappable = /(?<!\.test)\.tsx?$/.test(file) && !file.includes('/test/') && bareIds.exec(readSource(root, file));
    if (swappable)
      problems.push(`${file}: ${swappable[1]} and ${swappable[2]} can be swapped; give them the types of their ids, or names`);
    if (!file.startsWith('apps/server/src/')) continue;
    const text = readSource(root, file);
    if (!file.endsWith('.test.ts') && requestedAtOnce(text))
      problems.push(`${file}: what one transaction is asked goes one after the other, not by Promise.all`);
    if (everyMinuteCron.test(text) && !everyMinute.includes(file.replace('apps/server/src/', '')))
      problems.push(`${file}: a job of every minute; queue it by its event or for its moment, or say in decision 0012 why not`);
    if ([...text.matchAll(ofTheWholeServer)].some(([read]) => !ofOneDatabase.test(read)))
      problems.push(`${file}: locks and sessions are the whole server's; say of which database (tests run side by side)`);
    if (sqlRooms.test(file)) continue;
    if (statement.test(text) || builder.test(text))
      problems.push(`${file}: SQL belongs into a *.store.ts, or a *.facts.ts that only reads`);
  }
  return problems;
}

/** Parallel queries wait for the one connection of a transaction; a future driver will refuse them. */
function requestedAtOnce(text: string): boolean {
  for (const { index } of text.matchAll(/\bPromise\.all(?:Settled)?\(/g)) {
    const begin = text.indexOf('(', index);
    let [end, open] = [begin, 0];
    do {
      if (text[end] === '(') open += 1;
      if (text[end] === ')') open -= 1;
      end += 1;
    } while (open > 0 && end < text.length);
    const together = text.slice(begin, end);
    if (/\btrx\b/.test(together) && !together.includes('transaction()')) return true;
  }
  return false;
}
