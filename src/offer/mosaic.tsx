import { plural } from '@/language/translate';
import { ListingPhoto } from '@/browse/listing-photo';
import { Button } from '@/ui/button';
import type { PicturesProps } from './gallery';
import { GalleryPicture, mosaicClass, mosaicCount, mosaicPlace } from './listing-head';
import { PictureButton } from './picture-button';

/** The first pictures of a listing on a desktop, a large one and small ones beside each other. */
export function Mosaic({ listing, pictures, slide, onZoom }: PicturesProps) {
  const shown = pictures.slice(0, mosaicCount);
  const openAll = () => {
    slide.goTo(0);
    onZoom();
  };
  return (
    <>
      <div className={mosaicClass}>
        {shown.length === 0 && <GalleryPicture listing={listing} Photo={ListingPhoto} />}
        {shown.map((picture, index) => (
          <PictureButton
            key={picture.url}
            index={index}
            count={pictures.length}
            // Full screen one may have gone on to a picture that does not stand here.
            isStop={index === Math.min(slide.current, shown.length - 1)}
            onReach={slide.goTo}
            onZoom={onZoom}
            className={mosaicPlace(index, shown.length)}
          >
            <GalleryPicture
              listing={listing}
              picture={picture}
              index={index}
              count={shown.length}
              Photo={ListingPhoto}
            />
          </PictureButton>
        ))}
      </div>
      {pictures.length > mosaicCount && (
        <Button
          data-zooms
          className="absolute right-3 bottom-3 px-3! text-sm shadow-floating"
          onClick={openAll}
        >
          {plural(pictures.length, { one: 'All {count} picture', other: 'All {count} pictures' })}
        </Button>
      )}
    </>
  );
}
