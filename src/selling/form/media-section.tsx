import { FormSection } from './form-section';
import { ImagesField } from './images-field';
import { PhotoField } from './photo-field';
import type { PostEditor } from './post-editor';
import { VideoField } from './video-field';

/** The pictures of the offer, made small on this device, and its video. */
export function MediaSection({ editor }: { editor: PostEditor }) {
  return (
    <FormSection title="Photos and video">
      <PhotoField
        editor={editor}
        slot="profile"
        label="Profile photo"
        hint="Your shop, its sign or your logo."
      />
      <PhotoField
        editor={editor}
        slot="main"
        label="Main product image"
        hint="What buyers see first."
        marked
      />
      <ImagesField editor={editor} />
      <VideoField editor={editor} />
    </FormSection>
  );
}
