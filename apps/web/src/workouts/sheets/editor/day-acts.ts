import { lineCarried, type Part, partCarried, setCarried } from '@clubpulse/rules/workouts/sheets/carry';
import { moved, replaced } from '@clubpulse/rules/workouts/sheets/changes';
import { IconArrowRight, IconCopy } from '@tabler/icons-react';
import type { Carried } from '../../../kit/edit/RowGrip.tsx';
import type { MenuAct } from '../../../kit/menu/WholeMenu.tsx';
import type { Translate } from '../../../platform/phrases.ts';
import { dayTitle } from '../titles.ts';
import type { DaysForm } from './use-days.ts';

export interface DayActs {
  readonly moveLine: (from: number, to: number, how: Carried) => void;
  readonly moveSet: (from: number, to: number, how: Carried) => void;
  readonly moveGroup: (from: number, to: number, how: Carried) => void;
  readonly toDays: (part: Part) => MenuAct[];
}

export function dayActs(t: Translate, { days, change, carry }: DaysForm, at: number): DayActs {
  const ofDay = (by: (day: (typeof days)[number]) => (typeof days)[number], continues: boolean) =>
    carry((all) => {
      const day = all[at];
      const next = day && by(day);
      return next === undefined || next === day ? all : replaced(all, at, next);
    }, continues);
  return {
    moveLine: (from, to, { byKeys, continues }) => ofDay((day) => lineCarried(day, from, to, byKeys), continues),
    moveSet: (from, to, { byKeys, continues }) => ofDay((day) => setCarried(day, from, to, byKeys), continues),
    moveGroup: (from, to, { continues }) => ofDay((day) => ({ ...day, Groups: moved(day.Groups, from, to) }), continues),
    toDays: (part) =>
      days.flatMap((day, to) =>
        to === at
          ? []
          : [
              {
                label: t('sheets.moveTo', { day: dayTitle(t, day, to) }),
                icon: IconArrowRight,
                onClick: () => change(partCarried(days, at, part, to, false)),
              },
              {
                label: t('sheets.copyToDay', { day: dayTitle(t, day, to) }),
                icon: IconCopy,
                onClick: () => change(partCarried(days, at, part, to, true)),
              },
            ],
      ),
  };
}
