import { basename } from 'node:path/posix';
import { areas } from './areas.ts';
import { filesBelow, readSource } from './sources.ts';
import type { Problems } from './tool.ts';

const server = 'apps/server/src';
const index = `${server}/features.ts`;
const imported = /import \{ (\w+) \} from '\.\/(\w+)\/([\w-]+)\/([\w-]+)\.feature\.ts';/g;

export function checkManifests(root: string): Problems {
  const problems: Problems = [];
  const files = areas.flatMap((area) => filesBelow(root, `${server}/${area}`, /\.ts$/));
  const featureOf = (file: string): string => file.split('/').slice(3, 5).join('/');
  const manifestOf = (feature: string): string => `${server}/${feature}/${basename(feature)}.feature.ts`;
  for (const feature of new Set(files.filter((file) => file.endsWith('.routes.ts')).map(featureOf)))
    if (!files.includes(manifestOf(feature))) problems.push(`${server}/${feature}: has routes and no ${manifestOf(feature)}`);

  const text = readSource(root, index);
  const listed = text.slice(text.indexOf('inOrder(['));
  const placeOf = (name: string): number => listed.search(new RegExp(`^\\s+${name},$`, 'm'));
  const inIndex = [...text.matchAll(imported)].map(([, name = '', area = '', folder = '', file = '']) => ({
    area,
    manifest: `${server}/${area}/${folder}/${file}.feature.ts`,
    place: placeOf(name),
  }));
  for (const manifest of files.filter((file) => file.endsWith('.feature.ts'))) {
    if (manifest !== manifestOf(featureOf(manifest))) problems.push(`${manifest}: a manifest has the name of its folder`);
    if (!readSource(root, manifest).includes(`name: '${featureOf(manifest)}'`))
      problems.push(`${manifest}: says another name than '${featureOf(manifest)}'`);
    if (!inIndex.some((one) => one.manifest === manifest && one.place >= 0)) problems.push(`${index}: ${manifest} is missing`);
  }

  const ordered = inIndex.filter(({ place }) => place >= 0).sort((a, b) => a.place - b.place);
  const areaOf = ({ area }: { readonly area: string }): number => areas.findIndex((one) => one === area);
  for (const [at, one] of ordered.entries()) {
    const next = ordered[at + 1];
    if (next && areaOf(next) < areaOf(one)) problems.push(`${index}: ${next.manifest} comes after ${one.area}`);
  }
  return problems;
}
