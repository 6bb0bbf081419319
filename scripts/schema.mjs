import { root, withPackages } from './runtime.mjs';

// node scripts/schema.mjs [--write] [--release]: table types; --release writes the world of the version.
await withPackages();
const { checkMigrations, writeSchema } = await import('./checks/database/migrations.ts');
if (process.argv.includes('--release')) {
  const { writeWorld } = await import('./checks/database/worlds.ts');
  await writeWorld(root);
}
if (process.argv.includes('--write')) await writeSchema(root);
const problems = await checkMigrations(root);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
