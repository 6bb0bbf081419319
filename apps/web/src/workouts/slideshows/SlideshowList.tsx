import type { SlideshowRow } from '@clubpulse/contract/workouts/slideshows/slideshows';
import { listSlideshows } from '@clubpulse/contract/workouts/slideshows/slideshows.calls';
import { formatDuration } from '@clubpulse/rules/formats/duration';
import { roundSeconds } from '@clubpulse/rules/workouts/slideshows/slides';
import { Link } from 'react-router';
import { NoPicture } from '../../kit/figures/NoPicture.tsx';
import { Picture } from '../../kit/figures/Picture.tsx';
import { noSearch, searchAddress, searchQuery } from '../../kit/list/list-filter.ts';
import type { Column } from '../../kit/list/rows/columns.ts';
import { useListPage } from '../../kit/list/use-list-page.ts';
import { type Translate, useT } from '../../platform/phrases.ts';
import { pathTo } from '../../platform/routes.ts';
import { LibraryList, useLibrary } from '../parts/LibraryList.tsx';
import classes from './slideshows.module.css';

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
  const { id, filter, rows, library } = useLibrary(searchAddress.read, noSearch);
  const page = useListPage(listSlideshows, { params: { id }, query: searchQuery(filter.q) }, rows);
  return (
    <LibraryList
      library={library}
      page={page}
      texts={{
        title: t('slides.title'),
        count: (values) => t('slides.count', values),
        search: t('slides.searchHint'),
        noneYet: t('slides.noneYet'),
        noneYetText: t('slides.noneYetText'),
        noneMatch: t('slides.noneMatch'),
      }}
      add={{ label: t('slides.new'), to: pathTo('ClubSlideShows', 'new') }}
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
    />
  );
}
