import type { ClientStage } from '@clubpulse/contract/members/pipeline/pipeline';
import { useT } from '../../platform/phrases.ts';
import { PeopleBar } from './PeopleBar.tsx';
import { usePeopleActs } from './use-people-acts.ts';

interface ChosenPeopleProps {
  clubId: number;
  chosen: ReadonlyMap<number, ClientStage | null>;
  leads: boolean;
  onClear: () => void;
}

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
