import { later } from '../../../kit/later.tsx';
import { useClub } from '../../../platform/session.tsx';

const SheetsCard = later(() => import('./SheetsCard.tsx').then((it) => it.SheetsCard));

export const MySheets = () => (useClub()?.EnableWorkoutSheets === true ? <SheetsCard /> : null);
