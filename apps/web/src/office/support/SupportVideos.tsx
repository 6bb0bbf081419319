import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { later } from '../../kit/later.tsx';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { Page } from '../../kit/page/Page.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { VideoList } from './VideoList.tsx';

const EditVideo = later(() => import('./EditSupportVideo.tsx').then((it) => it.EditSupportVideo));

/** The support videos for the staff; administrators keep them here. */
export default function SupportVideos() {
  const t = useT();
  const { IsAdmin } = useSelf();
  const [adding, setAdding] = useState(false);
  return (
    <Page
      title={t('support.videosTitle')}
      actions={
        IsAdmin ? (
          <AddButton onClick={() => setAdding(true)}>{t('support.add')}</AddButton>
        ) : (
          <Button component={Link} variant="default" to={pathTo('Support')}>
            {t('support.guide')}
          </Button>
        )
      }
    >
      <VideoList />
      {adding && <EditVideo onClose={() => setAdding(false)} />}
    </Page>
  );
}
