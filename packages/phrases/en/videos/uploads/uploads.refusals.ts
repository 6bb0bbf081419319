export const refusals = {
  'error.UploadNotFound': 'This upload has ended. Send the file again.',
  'error.UploadOffsetWrong': 'The part does not follow the last one. Go on from byte {{offset}}.',
  'error.UploadPartWrong': 'The part must have {{bytes}} bytes.',
  'error.TooManyUploads': 'A club sends at most {{max}} files at a time. Wait until one of them has arrived.',
  'error.UploadIncomplete': 'Some files may not have been uploaded. Go on with the upload.',
  'error.VideoTypeRefused': 'This file is no video. Choose one in webm, mp4, quicktime, wmv or matroska.',
  'upload-empty': 'The file is empty. Choose another one.',
  'upload-too-large': 'A video has at most 4 GB. Choose a smaller one.',
} as const;
