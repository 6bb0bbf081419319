import { listVideos } from '@clubpulse/contract/videos/videos/videos.calls';
import type { EditedGuide } from '@clubpulse/contract/workouts/exercises/guides';
import { EditorSection } from '../../../kit/edit/EditorSections.tsx';
import { ChoiceField } from '../../../kit/fields/ChoiceField.tsx';
import { useCall } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { GuideVideo } from '../figures/GuideVideo.tsx';
import type { GuideForm } from './guide-values.ts';

const OFFERED = 1000;

export function GuideVideoSection({ form: { values, errors, set }, guide }: { form: GuideForm; guide: EditedGuide }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { data } = useCall(listVideos, { params: { id }, query: { length: OFFERED } });
  const { VideoId } = values;
  const all = data?.data ?? [];
  const offered = all.filter(
    (video) => video.VideoId === VideoId || (video.State === 'Ready' && video.IsPublished && !video.IsGone),
  );
  const isSaved = VideoId !== null && VideoId === guide.VideoId;
  return (
    <EditorSection id="video" title={t('definitions.section.video')}>
      <ChoiceField
        label={t('workouts.guideVideo')}
        description={t('workouts.guideVideoHint')}
        searchable
        clearable
        data={offered.map((video) => ({ value: String(video.VideoId), label: video.Title }))}
        value={VideoId === null ? null : String(VideoId)}
        error={errors.VideoId}
        onChange={(chosen) => set({ VideoId: chosen === null ? null : Number(chosen) })}
      />
      {isSaved && (guide.Video === null ? <p role="note">{t('workouts.videoHidden')}</p> : <GuideVideo guide={guide} />)}
    </EditorSection>
  );
}
