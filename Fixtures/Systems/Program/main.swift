import DSPreviewProgram
import SystemsGallery

await PreviewProgram.main()
