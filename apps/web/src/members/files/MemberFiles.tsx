import { listClubUserFiles } from '@clubpulse/contract/members/files/files.calls';
import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { SectionHead } from '../../kit/page/SectionHead.tsx';
import { QueryResult } from '../../kit/states/QueryResult.tsx';
import { SkeletonRows } from '../../kit/states/Skeleton.tsx';
import { useCall } from '../../platform/api.ts';
import { useT } from '../../platform/phrases.ts';
import { useStaffClub } from '../../platform/session.tsx';
import { FileList } from './FileList.tsx';
import classes from './Files.module.css';
import { FileEditor } from './file-dialogs.ts';

interface MemberFilesProps {
  userId: number;
  name: string;
}

export function MemberFiles({ userId, name }: MemberFilesProps) {
  const t = useT();
  const club = useStaffClub();
  const files = useCall(listClubUserFiles, { params: { id: club.ClubId, userId } }, { quiet: true });
  const [adding, setAdding] = useState(false);
  const keeper = { whose: 'club', userId, clubId: club.ClubId, name } as const;
  return (
    <section aria-label={t('files.title')} className={classes['screen']}>
      <SectionHead title={t('files.title')}>
        <Button variant="default" leftSection={<IconPlus size={17} stroke={1.8} />} onClick={() => setAdding(true)}>
          {t('files.new')}
        </Button>
      </SectionHead>
      <QueryResult query={files} loading={<SkeletonRows rows={3} />}>
        {(found) =>
          found.length === 0 ? (
            <p className={classes['none']}>{t('files.none')}</p>
          ) : (
            <FileList files={found} keeper={keeper} timeZone={club.TimeZone} />
          )
        }
      </QueryResult>
      <p className={classes['none']}>{t('files.noHealth')}</p>
      {adding && <FileEditor keeper={keeper} onClose={() => setAdding(false)} />}
    </section>
  );
}
