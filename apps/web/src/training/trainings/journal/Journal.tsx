import { useMediaQuery } from '@mantine/hooks';
import { useScreenState } from '../../../platform/back-stack.ts';
import { useSelf } from '../../../platform/session.tsx';
import { useToday } from '../../../platform/use-today.ts';
import type { ScreenProps } from '../../../screens.ts';
import type { Day } from '../days.ts';
import { JournalMonth } from './JournalMonth.tsx';
import { JournalWeek } from './JournalWeek.tsx';
import type { JournalMode, JournalModeProps } from './journal-mode.ts';
import { OthersStrip } from './OthersStrip.tsx';

/** The athlete's journal: one's own, or with an id somebody else's whom one trains (spec 3 section 2). */
export default function Journal({ id }: ScreenProps) {
  const self = useSelf();
  const wide = useMediaQuery('(min-width: 768px)', true, { getInitialValueInEffect: false });
  const today = useToday();
  const [day, setDay] = useScreenState<Day>('day', today);
  const [mode, setMode] = useScreenState<JournalMode>('mode', wide ? 'Month' : 'List');
  const userId = id === undefined ? self.UserId : Number(id);
  const props: JournalModeProps = { userId, today, day, onDay: setDay, mode, onMode: setMode };
  return (
    <>
      {userId !== self.UserId && <OthersStrip userId={userId} />}
      {mode === 'Month' ? <JournalMonth {...props} /> : <JournalWeek {...props} />}
    </>
  );
}
