import { type RecordingFormat, recordingFormats } from '@clubpulse/contract/training/recordings/recordings';
import { exportRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { Button } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { Segmented } from '../../kit/fields/Segmented.tsx';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { type ApiError, api } from '../../platform/api.ts';
import { refusalText } from '../../platform/forms.ts';
import { giveFile } from '../../platform/give-file.ts';
import { useT } from '../../platform/phrases.ts';
import classes from './ImportRecordings.module.css';

interface SaveRecordingProps {
  trainingId: number;
  onClose: () => void;
}

export function SaveRecording({ trainingId, onClose }: SaveRecordingProps) {
  const t = useT();
  const [format, setFormat] = useState<RecordingFormat>('FIT');
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    setRefused(null);
    try {
      const { FileName, Type, File } = await api(
        exportRecording,
        { params: { id: trainingId }, query: { format } },
        { quiet: true },
      );
      giveFile(
        FileName,
        Uint8Array.from(atob(File), (sign) => sign.codePointAt(0) ?? 0),
        Type,
      );
      onClose();
    } catch (error) {
      setRefused(refusalText(error as ApiError));
      setBusy(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('recordings.saveTitle')}>
      <div className={classes['import']}>
        <Segmented
          titled
          fullWidth
          label={t('recordings.format')}
          value={format}
          options={recordingFormats.map((value) => ({ value, label: value }))}
          onChange={setFormat}
        />
        <p role="status">{t(`recordings.format${format}`)}</p>
        <p className={classes['hint']}>{t('recordings.placesIn')}</p>
        <Refusal words={refused} />
        <Button
          data-autofocus
          loading={isBusy}
          leftSection={<IconFileDownload size={17} stroke={1.8} />}
          onClick={() => void save()}
        >
          {t('recordings.saveAct')}
        </Button>
      </div>
    </Dialog>
  );
}
