import type { ExerciseRow } from '@clubpulse/contract/workouts/exercises/exercises';
import type { WorkoutSheetInput } from '@clubpulse/contract/workouts/sheets/sheets';
import { minutesOfDay, oneSidedIn } from '@clubpulse/rules/workouts/sheets/time-needed';
import { Page, type PageProps } from '../../../../kit/page/Page.tsx';
import { useWidth } from '../../../../kit/widths.ts';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';

interface SheetPageProps extends Omit<PageProps, 'subtitle' | 'flush' | 'fills'> {
  values: WorkoutSheetInput;
  exercises: readonly ExerciseRow[];
}

export function SheetPage({ values: { Type, Location, Days }, exercises, ...page }: SheetPageProps) {
  const t = useT();
  const formats = useFormats();
  const isDesk = useWidth() === 'desk';
  const minutes = Days.map((day) => minutesOfDay(day, oneSidedIn(exercises))).filter((one) => one > 0);
  const [least, most] = [Math.min(...minutes), Math.max(...minutes)];
  const about = least === most ? formats.number(least) : `${formats.number(least)}–${formats.number(most)}`;
  return (
    <Page
      {...page}
      flush={isDesk}
      fills={isDesk}
      subtitle={[
        t(`sheets.type.${Type}`),
        t(`clubs.equipmentAt-${Location}`),
        ...(minutes.length === 0 ? [] : [t('sheets.about', { minutes: about })]),
      ].join(' · ')}
    />
  );
}
