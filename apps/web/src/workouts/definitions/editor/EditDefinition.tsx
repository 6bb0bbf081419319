import type { WorkoutDefinition, WorkoutVideoUpload } from '@clubpulse/contract/workouts/definitions/definitions';
import {
  completeWorkoutVideoUpload,
  createWorkoutVideoUpload,
  deleteWorkoutDefinition,
  deleteWorkoutVideo,
  getWorkoutDefinition,
  playWorkoutVideo,
  publishWorkoutDefinitions,
  resumeWorkoutVideoUpload,
  retryWorkoutVideo,
  updateWorkoutDefinition,
} from '@clubpulse/contract/workouts/definitions/definitions.calls';
import { IconCheck, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { LoadedScreen } from '../../../kit/edit/EditScreen.tsx';
import { StateChip } from '../../../kit/figures/StateChip.tsx';
import { useForm } from '../../../kit/form/use-form.ts';
import { HeaderActions } from '../../../kit/page/HeaderActions.tsx';
import { Page } from '../../../kit/page/Page.tsx';
import { ScreenDeletion } from '../../../kit/page/ScreenDeletion.tsx';
import { change, useCall, useChange } from '../../../platform/api.ts';
import { useT } from '../../../platform/phrases.ts';
import { pathTo } from '../../../platform/routes.ts';
import { useStaffClub } from '../../../platform/session.tsx';
import { toastDone } from '../../../platform/toasts/toasts.ts';
import type { ClipCalls } from '../../../videos/uploads/public.ts';
import { ClipField } from '../../../videos/videos/public.ts';
import { publishAction } from '../../parts/publish-action.ts';
import { DefinitionFields } from './DefinitionFields.tsx';
import { DefinitionNotFound } from './DefinitionNotFound.tsx';
import { checkDefinition } from './definition-values.ts';

const POLL_MS = 4000;

export function EditDefinition({ id: definitionId }: { id: number }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [isBusy, setBusy] = useState(false);
  const query = useCall(
    getWorkoutDefinition,
    { params: { id, definitionId } },
    { ignore: [403, 404], quiet: true, ...(isBusy ? { pollEvery: POLL_MS } : {}) },
  );
  const state = query.data?.Video?.State;
  const busy = state === 'Uploading' || state === 'Processing';
  if (busy !== isBusy) setBusy(busy);
  if (query.data === undefined && query.error?.is('WorkoutDefinitionNotFound') === true) return <DefinitionNotFound />;
  return (
    <LoadedScreen query={query} title={t('definitions.workout')} back={pathTo('WorkoutDefinitions')}>
      {(found) => <Edit definition={found} />}
    </LoadedScreen>
  );
}

function Edit({ definition }: { definition: WorkoutDefinition }) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const { WorkoutDefinitionId: definitionId, Title: name, PublishedAt, RowVersion } = definition;
  const { Description, Level, Equipment, Minutes, PictureUris } = definition;
  // Excludes the video, because a change of it must not reset edited values.
  const saved = useMemo(
    () => ({ Title: name, Description, Level, Equipment, Minutes, PictureUris }),
    [name, Description, Level, Equipment, Minutes, PictureUris],
  );
  const form = useForm({ saved, check: checkDefinition });
  const update = useChange(updateWorkoutDefinition, {
    quiet: true,
    onDone: ({ Title }) => toastDone({ title: t('workouts.saved', { name: Title }) }),
  });
  return (
    <Page
      title={name}
      beside={
        PublishedAt === null ? (
          <StateChip tone="striped" icon={IconEyeOff}>
            {t('workouts.isUnpublished')}
          </StateChip>
        ) : (
          <StateChip tone="ok" icon={IconCheck}>
            {t('workouts.isPublished')}
          </StateChip>
        )
      }
      back={pathTo('WorkoutDefinitions')}
      actions={<Acts definition={definition} unsaved={form.changed.length > 0} onDeleted={form.discard} />}
    >
      <DefinitionFields
        form={form}
        save={(input) => update.mutateAsync({ params: { id, definitionId }, body: { ...input, RowVersion } })}
        video={<Video definition={definition} />}
      />
    </Page>
  );
}

function Video({ definition: { WorkoutDefinitionId: definitionId, Title, Video: clip } }: { definition: WorkoutDefinition }) {
  const { ClubId: id } = useStaffClub();
  const retry = useChange(retryWorkoutVideo, { quiet: true });
  const params = { id, definitionId };
  const quiet = { quiet: true } as const;
  const begun = ({ Definition, Upload }: WorkoutVideoUpload) => ({ videoId: Definition.WorkoutVideoId ?? 0, Upload });
  const calls: ClipCalls = {
    announce: async (body) => begun(await change(createWorkoutVideoUpload, { params, body }, quiet)),
    resume: async () => begun(await change(resumeWorkoutVideoUpload, { params }, quiet)),
    complete: () => change(completeWorkoutVideoUpload, { params }, quiet),
    remove: () => change(deleteWorkoutVideo, { params }, { ignore: [404] }),
  };
  return (
    <ClipField
      clubId={id}
      clip={clip}
      title={Title}
      shownAt={pathTo('WorkoutDefinitions', definitionId)}
      calls={calls}
      open={() => change(playWorkoutVideo, { params }, quiet)}
      retry={() => retry.mutate({ params })}
      isRetrying={retry.isPending}
    />
  );
}

interface ActsProps {
  definition: WorkoutDefinition;
  /** True with unsaved changes, because publishing would use the stored version. */
  unsaved: boolean;
  onDeleted: () => void;
}

function Acts({ definition, unsaved, onDeleted }: ActsProps) {
  const t = useT();
  const { ClubId: id } = useStaffClub();
  const [isAsking, setAsking] = useState(false);
  const { WorkoutDefinitionId, Title: name, PublishedAt } = definition;
  const publish = useChange(publishWorkoutDefinitions);
  const setPublished = (Published: boolean) =>
    publish.mutate({ params: { id }, body: { WorkoutDefinitionIds: [WorkoutDefinitionId], Published } });
  return (
    <>
      <HeaderActions
        label={t('kit.actionsOf', { name })}
        actions={[
          publishAction(t, { published: PublishedAt !== null, unsaved, busy: publish.isPending, onSet: setPublished }),
          { label: t('kit.delete'), icon: IconTrash, danger: true, onClick: () => setAsking(true) },
        ]}
      />
      {isAsking && (
        <ScreenDeletion
          call={deleteWorkoutDefinition}
          input={{ params: { id, definitionId: WorkoutDefinitionId } }}
          name={name}
          back={pathTo('WorkoutDefinitions')}
          onDeleted={onDeleted}
          onClose={() => setAsking(false)}
        >
          {t('definitions.deleteText')}
        </ScreenDeletion>
      )}
    </>
  );
}
