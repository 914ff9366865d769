import { pathOf } from '@portal/client';
import { readPromotionPicture } from '@portal/contract/content';
import { fileUrl } from '@portal/contract/file';

/** Where the console finds a picture of the first page: one that was handed in lies at the portal, a drawn one at either site. */
export function pictureAddress(picture: string): string {
  const files = fileUrl('');
  return picture.startsWith(files) ? pathOf(readPromotionPicture, { params: { fileId: picture.slice(files.length) } }) : picture;
}
