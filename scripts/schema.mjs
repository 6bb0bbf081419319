import { installPackages, root, underNode24 } from './runtime.mjs';

// node scripts/schema.mjs --write: table types from the migrations, after a migration was added.
await underNode24();
installPackages();
const { checkMigrations, writeSchema } = await import('./checks/migrations.ts');
if (process.argv.includes('--write')) await writeSchema(root);
const problems = await checkMigrations(root);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
