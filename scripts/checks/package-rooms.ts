import { areas } from './areas.ts';
import { filesBelow } from './sources.ts';
import type { Problems } from './tool.ts';

/** What a feature's file may be in these packages, by its suffix; one without is what the feature itself is called (docs/architecture.md). */
export const packageRooms = {
  'packages/contract': ['calls', 'access', 'events', 'errors'],
  'packages/phrases': ['screens', 'refusals'],
};

/** The rooms of a feature in the contract and in the phrases are of a closed list, as those of the server are. */
export function checkPackageRooms(root: string): Problems {
  return Object.entries(packageRooms).flatMap(([folder, suffixes]) => {
    const inRoom = new RegExp(`/[a-z0-9-]+(?:\\.(?:${suffixes.join('|')}))?\\.ts$`);
    return filesBelow(root, folder, /(?<!\.test)\.ts$/)
      .filter((file) => new RegExp(`/(?:${areas.join('|')})/`).test(file) && !inRoom.test(file))
      .map((file) => `${file}: no room has this suffix; choose one of .${suffixes.join(', .')}, or none`);
  });
}
