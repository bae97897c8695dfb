import { useDropzone } from 'react-dropzone';

export const useDrop = useDropzone;
