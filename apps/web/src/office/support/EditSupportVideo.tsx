import { guideReaders, SUPPORT, type SupportVideo, type SupportVideoInput } from '@clubpulse/contract/office/support/support';
import { createSupportVideo, updateSupportVideo } from '@clubpulse/contract/office/support/support.calls';
import { languages } from '@clubpulse/contract/scalars';
import { VIDEO_URL_MAX } from '@clubpulse/contract/videos/videos/videos';
import { linkedVideo } from '@clubpulse/rules/videos/videos/link';
import { TextInput } from '@mantine/core';
import { useMemo } from 'react';
import { DialogForm } from '../../kit/dialog/DialogForm.tsx';
import { useDialogAct } from '../../kit/dialog/use-dialog-act.ts';
import { ChoiceField } from '../../kit/fields/ChoiceField.tsx';
import { TitleField } from '../../kit/fields/TitleField.tsx';
import { byRule } from '../../kit/form/check.ts';
import { useForm } from '../../kit/form/use-form.ts';
import { Refusal } from '../../kit/states/Refusal.tsx';
import { languageNames, useLanguage, useT } from '../../platform/phrases.ts';

interface EditSupportVideoProps {
  video?: SupportVideo;
  onClose: () => void;
}

export function EditSupportVideo({ video, onClose }: EditSupportVideoProps) {
  const t = useT();
  const spoken = useLanguage();
  const begun = useMemo(
    (): SupportVideoInput => ({
      Url: video?.Url ?? '',
      Title: video?.Title ?? '',
      Description: video?.Description ?? '',
      For: video?.For ?? 'Athlete',
      Language: video?.Language ?? spoken,
    }),
    [video, spoken],
  );
  const form = useForm<SupportVideoInput, SupportVideoInput>({
    ...(video ? { saved: begun } : { initial: begun }),
    check: byRule<SupportVideoInput>(({ Url, Title }) => ({
      Url: Url.trim() === '' ? t('field-required') : linkedVideo(Url) === undefined ? t('error.VideoLinkRefused') : undefined,
      Title: Title.trim() === '' ? t('field-required') : undefined,
    })),
  });
  const { values, errors, set } = form;
  const after = { doneText: ({ Title: name }: SupportVideo) => t('kit.changesSaved', { name }), onClose };
  const create = useDialogAct(createSupportVideo, after);
  const update = useDialogAct(updateSupportVideo, after);
  return (
    <DialogForm
      title={t(video === undefined ? 'support.add' : 'kit.edit')}
      act={t(video === undefined ? 'kit.add' : 'kit.save')}
      form={form}
      refusal={<Refusal words={form.refusal} />}
      save={(body) =>
        video === undefined
          ? create.mutateAsync({ body })
          : update.mutateAsync({ params: { id: video.SupportVideoId }, body: { ...body, RowVersion: video.RowVersion } })
      }
      onClose={onClose}
    >
      <TextInput
        required
        data-autofocus
        label={t('kit.link')}
        description={t('support.linkHint')}
        maxLength={VIDEO_URL_MAX}
        value={values.Url}
        error={errors.Url}
        onChange={(event) => set({ Url: event.currentTarget.value })}
      />
      <TitleField maxLength={SUPPORT.title} value={values.Title} error={errors.Title} onChange={(Title) => set({ Title })} />
      <TextInput
        label={t('kit.description')}
        maxLength={SUPPORT.description}
        value={values.Description}
        error={errors.Description}
        onChange={(event) => set({ Description: event.currentTarget.value })}
      />
      <ChoiceField
        label={t('support.for')}
        value={values.For}
        allowDeselect={false}
        data={guideReaders.map((value) => ({ value, label: t(`support.for-${value}`) }))}
        onChange={(chosen) => set({ For: guideReaders.find((one) => one === chosen) ?? values.For })}
      />
      <ChoiceField
        label={t('shell.language')}
        value={values.Language}
        allowDeselect={false}
        data={languages.map((value) => ({
          value,
          label: languageNames[value],
        }))}
        onChange={(chosen) => set({ Language: languages.find((one) => one === chosen) ?? values.Language })}
      />
    </DialogForm>
  );
}
