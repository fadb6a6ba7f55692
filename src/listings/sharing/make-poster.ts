import { type Listing, listingPictures } from '@/listings/catalogue/listing';
import { addHeadingFace } from '@/ui/heading-face';
import { drawPoster, measureWith, posterFamily } from './draw-poster';
import { posterContent } from './poster-content';
import { layOutPoster, posterSize } from './poster-layout';
import { qrModules } from './qr-modules';
import { readPhoto } from './read-photo';

export interface Poster {
  file: File;
  /** What became of the offer's photo: a server may not let other sites read its pictures. */
  photo: 'drawn' | 'none' | 'unreadable';
}

const toBlob = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This browser makes no picture of a canvas.'))),
      'image/jpeg',
      0.92,
    );
  });

/** The poster of an offer as a picture, with its photo where the page may read that. */
export async function makePoster(listing: Listing): Promise<Poster> {
  const [first] = listingPictures(listing);
  const [photo] = await Promise.all([first ? readPhoto(first.url) : null, addHeadingFace(posterFamily)]);
  const canvas = Object.assign(document.createElement('canvas'), posterSize);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser gives no canvas to draw on.');
  const content = posterContent(listing);
  const layout = layOutPoster(content, photo !== null, measureWith(context));
  drawPoster(context, layout, photo, qrModules(content.link));
  photo?.close();
  const name = `offer-${listing.id.replaceAll(/[^\w-]/g, '').slice(0, 40)}.jpg`;
  return {
    file: new File([await toBlob(canvas)], name, { type: 'image/jpeg' }),
    photo: photo ? 'drawn' : first ? 'unreadable' : 'none',
  };
}
