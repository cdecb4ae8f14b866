// Where things stand in the picture of a result: the map, and the players beside it.

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PictureLayout {
  width: number;
  height: number;
  map: Area;
  /** headline, players, and below them where it was played */
  words: Area;
}

const RIM = 40;
const GAP = 44;
/** the least width for headline and names */
const WORDS = 430;

/** The largest area of this shape within a box, in its middle. */
function inside(box: Area, shape: { width: number; height: number }): Area {
  const scale = Math.min(box.width / shape.width, box.height / shape.height);
  const width = Math.round(shape.width * scale);
  const height = Math.round(shape.height * scale);
  return {
    x: Math.round(box.x + (box.width - width) / 2),
    y: Math.round(box.y + (box.height - height) / 2),
    width,
    height,
  };
}

/** Wide as a preview of a link, or for a tall board more like a sheet of paper. */
export function pictureLayout(board: { width: number; height: number }): PictureLayout {
  const [width, height] = board.height > board.width ? [1400, 1200] : [1600, 840];
  const free = { x: RIM, y: RIM, width: width - WORDS - 2 * RIM - GAP, height: height - 2 * RIM };
  const map = { ...inside(free, board), x: RIM };
  const x = map.x + map.width + GAP;
  return { width, height, map, words: { x, y: RIM, width: width - RIM - x, height: height - 2 * RIM } };
}
