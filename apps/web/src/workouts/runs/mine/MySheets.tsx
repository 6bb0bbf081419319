import { lazyComponent } from '../../../kit/lazy-component.tsx';
import { useClub } from '../../../platform/session.tsx';

const SheetsCard = lazyComponent(() => import('./SheetsCard.tsx').then((it) => it.SheetsCard));

export const MySheets = () => (useClub()?.EnableWorkoutSheets === true ? <SheetsCard /> : null);
