import type { ComponentType } from 'react';
import { lazyComponent } from '../../kit/lazy-component.tsx';
import { SkeletonScreen } from '../../kit/states/Skeleton.tsx';
import type { Step, WizardFrame } from '../../kit/wizard/Wizard.tsx';
import { type Formats, useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo, useGoTo } from '../../platform/routes.ts';
import type { ScreenProps } from '../../platform/screen.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { Finished } from './Finished.tsx';
import { PlaceStep } from './PlaceStep.tsx';
import { RoomStep } from './RoomStep.tsx';
import type { StepProps } from './step.ts';
import { type FirstFacts, type FirstStep, firstSteps, useFirstSteps } from './use-first-steps.ts';

const BridgeStep = lazyComponent(() => import('./BridgeStep.tsx').then((it) => it.BridgeStep));
const StrapsStep = lazyComponent(() => import('./StrapsStep.tsx').then((it) => it.StrapsStep));
const ClassStep = lazyComponent(() => import('./ClassStep.tsx').then((it) => it.ClassStep));

const screens: Readonly<Record<FirstStep, ComponentType<StepProps>>> = {
  place: PlaceStep,
  room: RoomStep,
  bridge: BridgeStep,
  straps: StrapsStep,
  class: ClassStep,
};

const END = 'done';

/** Opens the step in the URL, otherwise the first open step. The server stores the results, for other devices. */
export default function FirstClub({ id }: ScreenProps) {
  const t = useT();
  const formats = useFormats();
  const goTo = useGoTo();
  const club = useStaffClub();
  const facts = useFirstSteps();
  if (facts === undefined) {
    return (
      <main>
        <SkeletonScreen />
      </main>
    );
  }
  const named = firstSteps.find((step) => step === id?.toLowerCase());
  const open = named ?? (id?.toLowerCase() === END ? undefined : firstSteps.find((step) => !facts.done[step]));
  const at = open === undefined ? firstSteps.length : firstSteps.indexOf(open);
  const frame: WizardFrame = {
    label: t('firstClub.title'),
    steps: firstSteps.map((step, place) => stepOf(step, { t, formats, facts, club, isPassed: place < at })),
    current: open ?? null,
    progress: t('firstClub.progress', { step: Math.min(at + 1, firstSteps.length), steps: firstSteps.length }),
    savedNote: t('firstClub.kept'),
    leave: { label: t('firstClub.leave'), to: pathTo('ClubProfile') },
  };
  if (open === undefined) return <Finished frame={frame} facts={facts} />;
  const after = firstSteps[at + 1];
  const before = firstSteps[at - 1];
  const StepScreen = screens[open];
  return (
    <StepScreen
      key={open}
      frame={frame}
      facts={facts}
      nextLabel={after === undefined ? t('firstClub.publish') : t(`firstClub.${after}.next`)}
      onDone={() => goTo('FirstClub', after ?? END)}
      onBack={before && (() => goTo('FirstClub', before))}
    />
  );
}

interface StepFacts {
  t: Translate;
  formats: Formats;
  facts: FirstFacts;
  club: { readonly Name: string; readonly Address: string | null; readonly Currency: string };
  isPassed: boolean;
}

function stepOf(step: FirstStep, { isPassed, ...rest }: StepFacts): Step {
  const { t, facts } = rest;
  const isDone = facts.done[step];
  return {
    name: step,
    title: t(`firstClub.${step}.step`),
    note: isDone ? madeBy(step, rest) : t(`firstClub.${step}.about`),
    state: isDone ? 'done' : isPassed ? 'skipped' : 'ahead',
    to: pathTo('FirstClub', step),
  };
}

function madeBy(step: FirstStep, { t, formats, facts, club }: Omit<StepFacts, 'isPassed'>): string {
  const { rooms, bridges, straps, nextClass } = facts;
  switch (step) {
    case 'place':
      return [club.Name, club.Address, club.Currency].filter(Boolean).join(', ');
    case 'room':
      return rooms.map(({ Name }) => Name).join(', ');
    case 'bridge':
      return bridges.map(({ Name }) => Name).join(', ');
    case 'straps':
      return t('firstClub.straps.made', { count: straps });
    case 'class':
      return nextClass === undefined ? '' : `${nextClass.Name}, ${formats.dateTime(nextClass.Begin)}`;
  }
}
