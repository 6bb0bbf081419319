import type { Slideshow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { createSlideshow, getSlideshow, updateSlideshow } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { Page } from '../../../kit/page/Page.tsx';
import { EmptyState } from '../../../kit/states/EmptyState.tsx';
import { useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import { SlideshowActs } from './SlideshowActs.tsx';
import { SlideshowFields } from './SlideshowFields.tsx';
import { checkSlideshow, emptySlideshow, valuesOf } from './slideshow-values.ts';

export function SlideshowEditor({ id }: { id: string }) {
  const number = Number(id);
  if (id === 'new') return <NewSlideshow />;
  return Number.isSafeInteger(number) && number > 0 ? <StoredSlideshow id={number} /> : <NotFound />;
}

function StoredSlideshow({ id }: { id: number }) {
  const t = useT();
  const { ClubId } = useStaffClub();
  const query = useCall(getSlideshow, { params: { id: ClubId, slideshowId: id } }, { ignore: [403, 404], quiet: true });
  if (query.data === undefined && query.error?.is('SlideshowNotFound') === true) return <NotFound />;
  return (
    <LoadedScreen query={query} title={t('slides.slideshow')} back={pathTo('ClubSlideShows')}>
      {(slideshow) => <EditSlideshow slideshow={slideshow} />}
    </LoadedScreen>
  );
}

function NotFound() {
  const t = useT();
  return (
    <Page title={t('slides.slideshow')} back={pathTo('ClubSlideShows')}>
      <EmptyState
        title={t('kit.notFound')}
        action={
          <Button component={Link} to={pathTo('ClubSlideShows')}>
            {t('slides.toList')}
          </Button>
        }
      >
        {t('error.SlideshowNotFound')}
      </EmptyState>
    </Page>
  );
}

function NewSlideshow() {
  const t = useT();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ initial: emptySlideshow, check: checkSlideshow });
  const create = useChange(createSlideshow, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('timers.saved', { name }) }),
  });
  return (
    <Page title={t('slides.new')} back={pathTo('ClubSlideShows')}>
      <SlideshowFields
        form={form}
        act={t('slides.add')}
        save={(body) => create.mutateAsync({ params: { id }, body })}
        onSaved={({ SlideshowId }) => void navigate(pathTo('ClubSlideShows', SlideshowId), { replace: true })}
      />
    </Page>
  );
}

function EditSlideshow({ slideshow }: { slideshow: Slideshow }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const form = useForm({ saved: useMemo(() => valuesOf(slideshow), [slideshow]), check: checkSlideshow, early: true });
  const update = useChange(updateSlideshow, {
    quiet: true,
    onDone: ({ Name: name }) => toastDone({ title: t('timers.saved', { name }) }),
  });
  const { SlideshowId: slideshowId, RowVersion } = slideshow;
  return (
    <Page
      title={slideshow.Name}
      back={pathTo('ClubSlideShows')}
      actions={<SlideshowActs slideshow={slideshow} onDeleted={form.discard} />}
    >
      <SlideshowFields
        form={form}
        save={(input) => update.mutateAsync({ params: { id, slideshowId }, body: { ...input, RowVersion } })}
      />
    </Page>
  );
}
