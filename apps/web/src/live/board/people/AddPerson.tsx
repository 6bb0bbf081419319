import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Dialog } from '../../../kit/dialog/Dialog.tsx';
import { Refusal } from '../../../kit/states/Refusal.tsx';
import { PersonPicker } from '../../../members/people/public.ts';
import { refusalText } from '../../../platform/forms.ts';
import { useT } from '../../../platform/phrases.ts';
import type { Running } from '../use-running.ts';
import { type Joinable, joinableOf, useAddTo } from './use-add-to.ts';

export function AddPerson({ clubId, to }: { clubId: number; to: Running }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const title = t('live.addTo', { name: to.name });
  return (
    <>
      <Button
        variant="default"
        data-plain
        aria-label={title}
        leftSection={<IconUserPlus size={20} stroke={1.8} />}
        onClick={() => setAsking(true)}
      >
        {t('kit.add')}
      </Button>
      <Dialog opened={isAsking} onClose={() => setAsking(false)} title={title}>
        <Question clubId={clubId} to={joinableOf(to)} onDone={() => setAsking(false)} />
      </Dialog>
    </>
  );
}

function Question({ clubId, to, onDone }: { clubId: number; to: Joinable; onDone: () => void }) {
  const t = useT();
  const { add, isPending, error } = useAddTo(to, onDone);
  return (
    <>
      <PersonPicker
        clubId={clubId}
        label={t('liveTr.addPerson')}
        placeholder={t('kit.personHint')}
        nobodyFound={t('liveTr.nobodyFound')}
        disabled={isPending}
        data-autofocus
        onChange={(person) => person && add({ userId: person.UserId, name: person.Nickname })}
      />
      <Refusal words={error && refusalText(error)} />
    </>
  );
}
