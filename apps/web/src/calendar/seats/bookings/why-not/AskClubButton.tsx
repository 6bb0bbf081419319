import { Button } from '@mantine/core';
import { IconMessageQuestion } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '../../../../platform/phrases.ts';
import { AskClub } from './ask-club.ts';

export function AskClubButton({ clubId }: { clubId: number }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="default"
        fullWidth
        leftSection={<IconMessageQuestion size={18} stroke={1.8} />}
        onClick={() => setAsking(true)}
      >
        {t('fix.AskClub')}
      </Button>
      {asking && <AskClub clubId={clubId} onClose={() => setAsking(false)} />}
    </>
  );
}
