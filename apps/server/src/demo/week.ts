import { openDatabase } from '../platform/database/database.ts';
import { startClubLife } from './club-life.ts';
import { seedWorld } from './people/seed-world.ts';
import { deleteBeyond } from './unserved.store.ts';

const DAY_MS = 86_400_000;

export async function writeWeek(connectionString: string, now = new Date()): Promise<void> {
  const { db, close } = openDatabase(connectionString);
  try {
    await seedWorld(db, undefined);
    await startClubLife(db, now);
    await deleteBeyond(db, new Date(now.getTime() - 3 * DAY_MS), new Date(now.getTime() + 4 * DAY_MS));
  } finally {
    await close();
  }
}
