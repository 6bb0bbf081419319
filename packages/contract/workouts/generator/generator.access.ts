import type { AccessTable } from '../../access.ts';

/** For users who plan sheets in a club (spec 1 section 6: WorkoutSheets). */
export const access: AccessTable = {
  'generator.generate': 'Owner, Manager, Trainer of club params.id',
  'generator.person': 'Owner, Manager, Trainer of club params.id',
  'generator.readWords': 'Owner, Manager, Trainer of club params.id',
  'generator.draft': 'Owner, Manager, Trainer of club params.id',
  'generator.keepDraft': 'Owner, Manager, Trainer of club params.id',
  'generator.dropDraft': 'Owner, Manager, Trainer of club params.id',
};
