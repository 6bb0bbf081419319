import type { Samples } from '../../test/sample.ts';

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAIAAAACACAMAAAD04JH5AAAAA1BMVEXG8TVpTMP3AAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAJklEQVR42u3BAQEAAACCIP+vbkhAAQAAAAAAAAAAAAAAAAAAAO8GQIAAAR6FpxMAAAAASUVORK5CYII=';

export const uploaded = (Image: string, name = 'face.png') => ({
  Image,
  Data: {
    input: { name, type: 'image/png', size: 131, width: 128, height: 128 },
    output: { width: 128, height: 128 },
    actions: {
      rotation: 0,
      crop: { x: 0, y: 0, width: 128, height: 128, type: 'auto' },
      size: { width: 128, height: 128 },
    },
  },
});

export const samples: Samples = {
  calls({ athlete, club, brand }) {
    const body = uploaded(PNG);
    const stored = (Name: string) => ({ body: uploaded(PNG, Name), answer: { status: 'success', body: { Name } } });
    return {
      'images.uploadOfUser': { params: { id: athlete }, ...stored('athlete.png') },
      'images.deleteOfUser': { params: { id: athlete } },
      'images.uploadOfClub': { params: { id: club }, ...stored('club.png') },
      'images.deleteOfClub': { params: { id: club } },
      'images.uploadOfBrand': { params: { id: brand }, ...stored('brand.png') },
      'images.deleteOfBrand': { params: { id: brand } },
      'images.uploadForClass': { params: { id: club }, body, answer: { ErrorType: 'ImageTooSmall' } },
      'images.uploadForChallenge': { params: { id: club }, body, answer: { ErrorType: 'ImageTooSmall' } },
      'images.fetchRemote': { query: { url: 'https://127.0.0.1/face.png' }, answer: { ErrorType: 'ImageAddressRefused' } },
    };
  },
};
