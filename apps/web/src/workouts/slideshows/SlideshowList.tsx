import type { SlideshowRow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { listSlideshows } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { roundSeconds } from '@clubpulse/rules/workouts/slideshows/slides';
import { useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { NoPicture } from '../../kit/figures/NoPicture.tsx';
import { Picture } from '../../kit/figures/Picture.tsx';
import { ListScreen } from '../../kit/list/ListScreen.tsx';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { AddButton } from '../../kit/page/AddButton.tsx';
import { useFormats } from '../../platform/formats.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { useStaffClub } from '../../platform/session.tsx';
import classes from './slideshows.module.css';

const inAddress = {
  read: (params: URLSearchParams) => ({ q: (params.get('q') ?? '').slice(0, 200) }),
  write: ({ q }: { q: string }) => new URLSearchParams(q === '' ? {} : { q }),
};

const Name = ({ row }: { row: SlideshowRow }) => (
  <Link to={pathTo('ClubSlideShows', row.SlideshowId)} className={classes['name']}>
    {row.Name}
  </Link>
);
function First({ row }: { row: SlideshowRow }) {
  const [slide] = row.Slides;
  return (
    <span className={classes['first']} data-size={slide?.Size}>
      {slide !== undefined && <Picture uri={slide.PictureUri} pixels={240} instead={<NoPicture />} />}
    </span>
  );
}
const madeOf = (t: Translate, { Slides }: SlideshowRow) =>
  [t('slides.slidesOf', { count: Slides.length }), t('slides.round', { time: formatDuration(roundSeconds(Slides)) })].join(' · ');

const columnsOf = (t: Translate): readonly Column<SlideshowRow>[] => [
  { id: 'Picture', head: null, className: classes['firstCell'], cell: (row) => <First row={row} /> },
  { id: 'Name', head: t('kit.name'), names: true, cell: (row) => <Name row={row} /> },
  { id: 'Slides', head: t('slides.inOrder'), cell: (row) => madeOf(t, row) },
];

export function SlideshowList() {
  const t = useT();
  const formats = useFormats();
  const navigate = useNavigate();
  const { ClubId: id } = useStaffClub();
  const { filter, change, rows, showMore } = useListAddress(inAddress);
  const query = useMemo(() => (filter.q.trim() === '' ? {} : { globalSearch: filter.q.trim() }), [filter]);
  const page = useListPage(listSlideshows, { params: { id }, query }, rows);
  const add = () => void navigate(pathTo('ClubSlideShows', 'new'));
  return (
    <ListScreen
      title={t('slides.title')}
      label={t('slides.title')}
      page={page}
      count={({ recordsFiltered }) => t('slides.count', { count: recordsFiltered, number: formats.number(recordsFiltered) })}
      actions={<AddButton onClick={add}>{t('slides.new')}</AddButton>}
      search={{ value: filter.q, placeholder: t('slides.searchHint'), onChange: (q) => change({ q }) }}
      empty={{
        title: t('slides.noneYet'),
        text: t('slides.noneYetText'),
        action: <AddButton onClick={add}>{t('slides.new')}</AddButton>,
      }}
      unmatched={filter.q.trim() === '' ? undefined : { title: t('slides.noneMatch'), onClear: () => change({ q: '' }) }}
      idOf={(row) => row.SlideshowId}
      columns={columnsOf(t)}
      card={(row) => (
        <div className={classes['card']}>
          <First row={row} />
          <span>
            <Name row={row} />
            <small>{madeOf(t, row)}</small>
          </span>
        </div>
      )}
      showMore={showMore}
    />
  );
}
