import { areas } from './areas.ts';
import { filesBelow } from './sources.ts';
import type { Problems } from './tool.ts';

export const packageRooms = {
  'packages/contract': ['calls', 'access', 'events', 'errors'],
  'packages/phrases': ['screens', 'refusals'],
};

export function checkPackageRooms(root: string): Problems {
  return Object.entries(packageRooms).flatMap(([folder, suffixes]) => {
    const inRoom = new RegExp(`/[a-z0-9-]+(?:\\.(?:${suffixes.join('|')}))?\\.ts$`);
    return filesBelow(root, folder, /(?<!\.test)\.ts$/)
      .filter((file) => new RegExp(`/(?:${areas.join('|')})/`).test(file) && !inRoom.test(file))
      .map((file) => `${file}: no room has this suffix; choose one of .${suffixes.join(', .')}, or none`);
  });
}
