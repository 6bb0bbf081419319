import { marco } from '@clubpulse/world/staff';
import type { AutomationsService } from '../../office/automations/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { callerOf, peopleOf } from './club-people.ts';

const MARK = 'demo.automations';

export interface AutomationParts {
  readonly db: Database;
  readonly automations: Pick<AutomationsService, 'addReady' | 'switch'>;
}

export async function writeAutomations({ db, automations }: AutomationParts): Promise<void> {
  const people = await peopleOf(db);
  const manager = await callerOf(db, marco.email);
  if (!people || !manager || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const { AutomationId } = expectAccepted(await automations.addReady(people.clubId, 'NotSeen', manager.UserId));
  expectAccepted(await automations.switch(people.clubId, AutomationId, { On: true, Confirmed: true }, manager.UserId));
}
