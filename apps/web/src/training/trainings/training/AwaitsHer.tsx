import type { TrainingDetail } from '@clubpulse/contract/training/trainings';
import { IconUserEdit } from '@tabler/icons-react';
import { useState } from 'react';
import { Banner } from '../../../kit/states/Banner.tsx';
import { useT } from '../../../platform/phrases.ts';
import { useToday } from '../../../platform/use-today.ts';
import { awaitsWords, useClubOf } from '../editor/awaits-words.ts';
import { EditTraining } from '../editor/training-dialogs.ts';

interface AwaitsHerProps {
  training: TrainingDetail;
  becomes: NonNullable<TrainingDetail['AwaitsHer']>;
}

/** Staff wrote it down: what it is until she says so herself, what it becomes then, and the way there. */
export function AwaitsHer({ training, becomes }: AwaitsHerProps) {
  const t = useT();
  const today = useToday();
  const club = useClubOf(training);
  const [isSaving, setSaving] = useState(false);
  return (
    <>
      <Banner
        tone="info"
        icon={IconUserEdit}
        actions={becomes === 'Overlaps' ? [] : [{ label: t('training.wasMe'), onClick: () => setSaving(true) }]}
      >
        {awaitsWords(club, becomes, t)}
      </Banner>
      {isSaving && <EditTraining training={training} today={today} onClose={() => setSaving(false)} />}
    </>
  );
}
