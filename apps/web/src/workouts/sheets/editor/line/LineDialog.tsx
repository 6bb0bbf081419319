import type { ProgramLine } from '@clubpulse/contract/workouts/sheets/program';
import { Button } from '@mantine/core';
import { Dialog } from '../../../../kit/dialog/Dialog.tsx';
import dialog from '../../../../kit/dialog/dialog.module.css';
import { Fields, Pair } from '../../../../kit/edit/EditorSections.tsx';
import type { FieldTexts } from '../../../../kit/form/form-state.ts';
import { useT } from '../../../../platform/phrases.ts';
import { ExerciseFields, type LineField } from './ExerciseFields.tsx';
import { LineDuration } from './LineDuration.tsx';
import { ZoneField } from './ZoneField.tsx';

interface LineDialogProps {
  name: string;
  line: ProgramLine;
  first: LineField;
  errors: FieldTexts;
  onChange: (line: ProgramLine) => void;
  onClose: () => void;
}

export function LineDialog({ name, line, first, errors, onChange, onClose }: LineDialogProps) {
  const t = useT();
  return (
    <Dialog opened onClose={onClose} title={name}>
      <Fields>
        {line.Kind === 'exercise' ? (
          <ExerciseFields line={line} first={first} errors={errors} onChange={onChange} />
        ) : (
          <Pair>
            <LineDuration
              value={line.Duration}
              error={errors['Duration']}
              data-autofocus
              onChange={(Duration) => onChange({ ...line, Duration: Duration ?? Number.NaN })}
            />
            <ZoneField
              label={t('sheets.zoneFrom')}
              value={line.CardioZone}
              onChange={(CardioZone) => onChange({ ...line, CardioZone })}
            />
          </Pair>
        )}
        <div className={dialog['choices']}>
          <Button onClick={onClose}>{t('kit.done')}</Button>
        </div>
      </Fields>
    </Dialog>
  );
}
