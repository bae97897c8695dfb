export const curriculum = ['Periodontology'];
