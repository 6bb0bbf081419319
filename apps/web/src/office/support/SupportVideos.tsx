import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { Page } from '../../kit/page/Page.tsx';
import { useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useSelf } from '../../platform/session.tsx';
import { AddSupportVideo } from './AddSupportVideo.tsx';
import { VideoList } from './VideoList.tsx';

export default function SupportVideos() {
  const t = useT();
  const { IsAdmin } = useSelf();
  return (
    <Page
      title={t('support.videosTitle')}
      actions={
        IsAdmin ? (
          <AddSupportVideo />
        ) : (
          <Button component={Link} variant="default" to={pathTo('Support')}>
            {t('support.guide')}
          </Button>
        )
      }
    >
      <VideoList />
    </Page>
  );
}
