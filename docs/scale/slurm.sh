#!/bin/sh
# Draws the matrix as a Slurm job array and joins the shards. Run it in the checkout, on a file system that all nodes have:
#   SHARDS=16 sh docs/scale/slurm.sh
# Slurm runs a part again whose node died (--requeue); the part then writes the same files again.
set -eu
shards=${SHARDS:-4}
folder=${FOLDER:-shots}
mkdir -p "$folder"
array=$(sbatch --parsable --requeue --array="1-$shards" --output="$folder/shard-%a.log" --wrap "
  dsrender matrix --shard \"\$SLURM_ARRAY_TASK_ID/$shards\" --out \"$folder/shard-\$SLURM_ARRAY_TASK_ID\" --changed
  # 1 and 2 say that pictures differ or are new, which the merge judges.
  code=\$?
  [ \$code -le 5 ] || exit \$code")
merge=$(sbatch --parsable --dependency="afterok:$array" --kill-on-invalid-dep=yes --output="$folder/merge.log" --wrap "
  dsrender merge \"$folder\"/shard-*/ --out \"$folder/all\" --changed")
echo "$merge"
