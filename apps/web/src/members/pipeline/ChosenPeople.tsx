import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { useT } from '../../platform/phrases.ts';
import { PeopleBar } from './PeopleBar.tsx';
import { usePeopleActs } from './use-people-acts.ts';

interface ChosenPeopleProps {
  clubId: number;
  /** Those who are selected with where each stands; null: she is no athlete. */
  chosen: ReadonlyMap<number, ClientStage | null>;
  /** The club follows how far somebody is. */
  leads: boolean;
  onClear: () => void;
}

/** The bar of people who are selected in a list. */
export function ChosenPeople({ clubId, chosen, leads, onClear }: ChosenPeopleProps) {
  const t = useT();
  const acts = usePeopleActs(clubId);
  const athletes = [...chosen].flatMap(([userId, from]) => (from === null ? [] : [{ userId, from }]));
  return (
    <PeopleBar
      clubId={clubId}
      label={t('members.people')}
      selected={[...chosen.keys()]}
      acts={acts}
      onMove={leads && athletes.length > 0 ? (to) => void acts.moves.move(athletes, to) : undefined}
      onClear={onClear}
    />
  );
}
