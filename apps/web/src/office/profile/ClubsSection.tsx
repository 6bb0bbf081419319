import { Button } from '@mantine/core';
import { IconTicket } from '@tabler/icons-react';
import { useNavigate } from 'react-router';
import { EditorSection } from '../../kit/edit/EditorSections.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useClubs } from '../../platform/session.tsx';
import { ClubChoice } from '../more/public.ts';

/** One's clubs with the selected one, and the way into another. */
export function ClubsSection() {
  const t = useT();
  const { clubs } = useClubs();
  const navigate = useNavigate();
  return (
    <EditorSection id="clubs" title={t('accounts.myClubs')} {...(clubs.length === 0 ? { note: t('accounts.noClubs') } : {})}>
      <ClubChoice />
      <div>
        <Button
          variant="default"
          leftSection={<IconTicket size={18} stroke={1.8} />}
          onClick={() => void navigate(pathTo('JoinClub'))}
        >
          {t('shell.joinWithCode')}
        </Button>
      </div>
    </EditorSection>
  );
}
