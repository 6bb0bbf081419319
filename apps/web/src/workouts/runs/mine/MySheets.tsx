import { useClub } from '../../../platform/session.tsx';
import { SheetsCard } from './SheetsCard.tsx';

export const MySheets = () => (useClub()?.EnableWorkoutSheets === true ? <SheetsCard /> : null);
