/** Pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const PNG = 0x89504e47;
const JPEG = 0xffd8;
/** Frame headers of JPEG; C4, C8 and CC are something else. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** The size of a PNG or JPEG picture by its header, null for anything else: Discord tells it with each attachment. */
export function imageSize(bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.byteLength >= 24 && view.getUint32(0) === PNG) {
    return { width: view.getUint32(16), height: view.getUint32(20) };
  }
  return view.byteLength >= 4 && view.getUint16(0) === JPEG ? jpegSize(view) : null;
}

/** Goes from segment to segment: marker, then a length that counts itself. */
function jpegSize(view: DataView): ImageSize | null {
  for (let at = 2; at + 9 <= view.byteLength; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint8(at) !== 0xff) return null;
    if (isFrame(view.getUint8(at + 1))) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
  }
  return null;
}
