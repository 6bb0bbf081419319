import { later } from '../../../kit/later.tsx';
import { useClub } from '../../../platform/session.tsx';

/** Below what most come for: it does not wait with the first screen. */
const SheetsCard = later(() => import('./SheetsCard.tsx').then((it) => it.SheetsCard));

/** The way to carry out a sheet, where the club has them. */
export const MySheets = () => (useClub()?.EnableWorkoutSheets === true ? <SheetsCard /> : null);
