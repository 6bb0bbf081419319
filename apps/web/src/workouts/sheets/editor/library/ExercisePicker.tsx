import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import { useT } from '../../../../platform/phrases.ts';
import { ExerciseLibrary, type LibraryProps } from './ExerciseLibrary.tsx';

/** The library where no column is free for it; it stays for the next exercise. */
export function ExercisePicker({ onClose, ...library }: LibraryProps & { onClose: () => void }) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={t('sheets.addExercise')} size="lg">
      <ExerciseLibrary {...library} />
    </Dialog>
  );
}
