import { useClub } from '../../../platform/session.tsx';
import { SheetsCard } from './SheetsCard.tsx';

/** The way to carry out a sheet, where the club has them. */
export const MySheets = () => (useClub()?.EnableWorkoutSheets === true ? <SheetsCard /> : null);
