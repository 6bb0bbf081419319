import { PROGRAM } from '@clubpulse/contract/workouts/sheets/limits';
import { useFormats } from '../../../../platform/formats.ts';
import { useT } from '../../../../platform/phrases.ts';
import type { LibraryProps } from './ExerciseLibrary.tsx';
import { LibraryLater } from './LibraryLater.tsx';
import classes from './library.module.css';

const LIBRARY = 'sheet-library';

export function LibraryPanel(library: LibraryProps) {
  const t = useT();
  const formats = useFormats();
  return (
    <aside id={LIBRARY} className={classes['panel']} aria-labelledby="library-title">
      <LibraryLater
        {...library}
        head={(found) => (
          <header>
            <h2 id="library-title">{t('workouts.exercises')}</h2>
            {found !== undefined && <small>{t('sheets.available', { number: formats.number(found) })}</small>}
            <p aria-live="polite">{library.into}</p>
          </header>
        )}
      />
      <p className={classes['foot']}>{t('sheets.libraryText', { count: PROGRAM.exercisesOfSet })}</p>
    </aside>
  );
}

export const goToLibrary = (): void => document.querySelector<HTMLElement>(`#${LIBRARY} input`)?.focus();
