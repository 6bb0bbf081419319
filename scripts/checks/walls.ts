import { filesBelow } from './sources.ts';
import { type Problems, runTool } from './tool.ts';

interface Cruise {
  modules: { source: string }[];
  summary: { violations: { from: string; to: string; rule: { name: string }; cycle?: { name: string }[] }[] };
}

const rooms = ['packages', 'apps', 'e2e', 'bench', 'scripts'];

/** dependency-cruiser succeeds even if it reads no file, so its output must contain every file. */
export async function checkWalls(root: string): Promise<Problems> {
  const present = rooms.filter((room) => filesBelow(root, room, /./).length > 0);
  const answer = await runTool(root, 'depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'json', ...present]);
  if (!answer.stdout.startsWith('{')) return [answer.stderr.trim() || 'dependency-cruiser printed nothing'];
  const { modules, summary }: Cruise = JSON.parse(answer.stdout);

  const seen = new Set(modules.map(({ source }) => source));
  const unseen = present.flatMap((room) => filesBelow(root, room, /(?<!\.d)\.tsx?$/)).filter((file) => !seen.has(file));
  return [
    ...unseen.map((file) => `${file}: dependency-cruiser did not see it`),
    ...(seen.size === 0 ? ['dependency-cruiser saw no module at all'] : []),
    ...summary.violations.map(
      ({ from, to, rule, cycle }) => `${from}: ${rule.name} -> ${cycle?.map(({ name }) => name).join(' -> ') ?? to}`,
    ),
  ];
}
