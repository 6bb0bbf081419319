import type { AvailableRoles } from '@clubpulse/contract/accounts/roles';
import { type GuideReader, guideReaders, type guideTopics } from '@clubpulse/contract/office/support/support';

type Topic = (typeof guideTopics)[number];

export const guide: Readonly<Record<Topic, { readonly For: GuideReader; readonly steps: number }>> = {
  strap: { For: 'Athlete', steps: 4 },
  zones: { For: 'Athlete', steps: 4 },
  book: { For: 'Athlete', steps: 4 },
  journal: { For: 'Athlete', steps: 3 },
  files: { For: 'Athlete', steps: 3 },
  wall: { For: 'Trainer', steps: 4 },
  present: { For: 'Trainer', steps: 3 },
  sheet: { For: 'Trainer', steps: 4 },
  people: { For: 'Manager', steps: 3 },
  sell: { For: 'Manager', steps: 3 },
  bridge: { For: 'Manager', steps: 4 },
};

export function readsAs({ Owner, Manager, Trainer }: AvailableRoles): readonly GuideReader[] {
  if (Owner.length > 0 || Manager.length > 0) return guideReaders;
  return Trainer.length > 0 ? ['Athlete', 'Trainer'] : ['Athlete'];
}
