/** The eighth tooth of the quadrant, in the box of `TOOTH_BOX`: after the seven modules, it stands for the exam. */
export const WISDOM_PATH =
  'M12 23C15 12 23 11 27 17C30 13 35 13 38 17C42 11 49 12 52 23C55 34 53 43 50 50C50 66 46 82 38 90C35 85 33 79 32 73C30 79 28 84 25 88C18 80 14 66 14 50C11 43 9 34 12 23Z';
