import type { PublishState } from '@clubpulse/contract/calendar/classes/classes';
import { type ErrorType, type Refusal, refuse } from '@clubpulse/contract/errors';

export type ClassAction =
  | 'publish'
  | 'unpublish'
  | 'edit'
  | 'editDates'
  | 'bulkEdit'
  | 'delete'
  | 'showParticipants'
  | 'cancel'
  | 'move';

export type ClassState = PublishState | 'Deleted';

export interface ClassFacts {
  readonly PublishState: PublishState;
  readonly isCanceled: boolean;
  readonly End: Date;
  readonly participants: number;
}

type Guard = (facts: ClassFacts, now: Date) => ErrorType | undefined;
const noParticipants: Guard = ({ participants }) => (participants > 0 ? 'ClassHasParticipants' : undefined);
const notPast: Guard = ({ End }, now) => (End <= now ? 'ClassIsPast' : undefined);

interface Row {
  readonly Unpublished: ClassState | ErrorType;
  readonly Published: ClassState | ErrorType;
  readonly guards: readonly Guard[];
}

export const classTransitions: Readonly<Record<ClassAction, Row>> = {
  publish: { Unpublished: 'Published', Published: 'Published', guards: [] },
  unpublish: { Unpublished: 'Unpublished', Published: 'Unpublished', guards: [noParticipants] },
  edit: { Unpublished: 'Unpublished', Published: 'Published', guards: [] },
  editDates: { Unpublished: 'Unpublished', Published: 'ClassIsPublished', guards: [noParticipants, notPast] },
  bulkEdit: { Unpublished: 'Unpublished', Published: 'Published', guards: [noParticipants] },
  delete: { Unpublished: 'Deleted', Published: 'ClassIsActive', guards: [noParticipants, notPast] },
  showParticipants: { Unpublished: 'ClassNotPublished', Published: 'Published', guards: [] },
  cancel: { Unpublished: 'ClassNotPublished', Published: 'Published', guards: [notPast] },
  move: { Unpublished: 'ClassNotPublished', Published: 'Published', guards: [notPast] },
};

const isState = (word: ClassState | ErrorType): word is ClassState =>
  word === 'Unpublished' || word === 'Published' || word === 'Deleted';

export function actOnClass(facts: ClassFacts, action: ClassAction, now: Date): { readonly state: ClassState } | Refusal {
  const row = classTransitions[action];
  if (facts.isCanceled && action !== 'showParticipants') return refuse('ClassIsCanceled');
  const to = row[facts.PublishState];
  if (!isState(to)) return refuse(to);
  for (const guard of row.guards) {
    const reason = guard(facts, now);
    if (reason !== undefined) return refuse(reason);
  }
  return { state: to };
}

export const needsPublishConfirmation = (ClassType: string): boolean => ClassType === 'Group';
