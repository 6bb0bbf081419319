import type { MovedTrials } from '@clubpulse/contract/members/pipeline/pipeline';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';

const NAMES_SHOWN = 5;

export function TrialText({ Given, Without }: MovedTrials) {
  const t = useT();
  const { number } = useFormats();
  const byName = [...Map.groupBy(Given, ({ SubscriptionName }) => SubscriptionName)];
  const byWhy = [...Map.groupBy(Without, ({ Why }) => Why)];
  const named = (people: MovedTrials['Without']) => {
    const names = people.slice(0, NAMES_SHOWN).map(({ Name }) => Name);
    const others = people.length - names.length;
    return [...names, ...(others > 0 ? [`+${number(others)}`] : [])].join(', ');
  };
  return (
    <>
      {byName.map(([name, people]) => (
        <span key={name}>{t('members.trialGiven', { count: people.length, name })}</span>
      ))}
      {byWhy.map(([why, people]) => (
        <span key={why}>{t(`members.trialWithout${why}`, { names: named(people) })}</span>
      ))}
    </>
  );
}
